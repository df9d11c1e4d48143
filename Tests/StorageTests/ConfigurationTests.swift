import Storage
import Testing

@Suite struct ConfigurationTests {
    @Test("Without a word, the data is one file in the folder data")
    func defaults() throws {
        let configuration = try StorageConfiguration(folder: nil, database: nil)
        #expect(configuration.folder == "data")
        #expect(configuration.engine == .sqlite(file: "data/nadri.sqlite"))
    }

    @Test("The folder may end in a slash")
    func folder() throws {
        let configuration = try StorageConfiguration(folder: "/var/lib/nadri/", database: "sqlite")
        #expect(configuration.engine == .sqlite(file: "/var/lib/nadri/nadri.sqlite"))
    }

    @Test("An address of PostgreSQL chooses PostgreSQL", arguments: ["postgres", "postgresql"])
    func postgres(scheme: String) throws {
        let address = scheme + "://nadri:secret@db/nadri"
        let configuration = try StorageConfiguration(folder: nil, database: address)
        #expect(configuration.engine == .postgres(address: address))
    }

    @Test(
        "Anything else is refused without repeating it",
        arguments: ["", "mysql://a:secret@b", "nadri.sqlite", "postgres:"])
    func refusals(database: String) {
        let fault = #expect(throws: StorageConfigurationFault.unknownDatabase) {
            try StorageConfiguration(folder: nil, database: database)
        }
        #expect(fault?.description.contains("secret") == false)
        #expect(throws: StorageConfigurationFault.badFolder) {
            try StorageConfiguration(folder: "", database: nil)
        }
    }
}
