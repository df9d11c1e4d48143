/// What somebody who signs up tells of themselves, in one instance for the whole flow (S3-4.1).
///
/// The browser app has the only one that lasts, `UserInformation.shared`, in the room Browser: a server renders for many people
/// and gets the draft as an argument, inside the screen's state. Screens see the draft as a value; whoever hosts them fills it from here
/// before each action and writes it back afterwards.
public final class UserInformation {
    public var draft: SignUpDraft?

    public init() {}
}
