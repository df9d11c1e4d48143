import Markup
import Routes
import Words

/// Where somebody is signed in.
public enum DevicesView {
    public struct Device: Sendable {
        /// The session's.
        public let number: Int64
        /// "Safari, iPhone"; empty where nothing is known.
        public let label: String
        public let secondsSinceUse: Int64
        public let isThis: Bool

        public init(number: Int64, label: String, secondsSinceUse: Int64, isThis: Bool) {
            self.number = number
            self.label = label
            self.secondsSinceUse = secondsSinceUse
            self.isThis = isThis
        }
    }

    public static func sections(_ words: Words, _ devices: [Device], _ frame: SettingsFrame) -> [Node] {
        frame.sections(words, title: words.devices, back: SettingsAddress.start().text) {
            section(.class("panel"), .label(words.devices)) {
                ul(.class("rows")) { for device in devices { row(words, device, frame) } }
            }
            if devices.contains(where: { !$0.isThis }) {
                frame.form(.otherDevicesSignOut) {
                    submit(.class("btn btn-line btn-wide")) { words.signOutOthers }
                }
            }
        }
    }

    private static func row(_ words: Words, _ device: Device, _ frame: SettingsFrame) -> Node {
        let name = device.label.isEmpty ? words.unknownDevice : device.label
        return li(.class("row")) {
            span(.class("grow")) {
                b { name }
                span(.class("small")) { words.lastUsed(secondsAgo: device.secondsSinceUse) }
            }
            if device.isThis {
                span(.class("here")) {
                    Icon.check.node(.small)
                    words.thisDevice
                }
            } else {
                frame.form(.deviceSignOut(device.number), "") {
                    submit(.class("btn btn-line btn-s"), .label(words.signOut(of: name))) { words.signOut }
                }
            }
        }
    }
}
