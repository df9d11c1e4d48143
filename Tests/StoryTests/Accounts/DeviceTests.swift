import Domain
import Foundation
import Storage
import Testing

@Suite("Devices", .onBothEngines)
struct DeviceTests {
    @Test("Each is listed with what it is and when it was used last; this one is marked and comes first")
    func list() async throws {
        try await withJun { (site, browser) async throws in
            let phone = StoryBrowser(site)
            _ = try await phone.send(
                "POST", "/api/v1/sessions", json: Jun.session(), ["User-Agent": "Mozilla/5.0 (iPhone) Safari/604.1"])
            site.clock.advance(by: 3 * 86_400)
            #expect(try await browser.send("POST", "/session/renewal").status == 204)
            let rows = try await browser.page("/settings/devices").all("li", class: "row").map(\.text)
            #expect(rows == ["알 수 없는 기기한 시간 안에 사용이 기기", "Safari, iPhone3일 전 사용로그아웃"])
        }
    }

    @Test("One is signed out by its button, and the others go on")
    func signOutOne() async throws {
        try await withJun { (site, browser) async throws in
            let phone = StoryBrowser(site)
            let tablet = StoryBrowser(site)
            try await phone.signInAsJun()
            try await tablet.signInAsJun()
            for device in [phone, tablet] { #expect(try await device.isSignedIn) }
            let session = try #require(phone.cookie("session"))
            let target = "/settings/devices/\(session)/sign-out"
            let reply = try await browser.submit([], to: target, from: "/settings/devices")
            #expect(reply.status == 303 && reply["location"] == "/settings/devices?news=device")
            #expect(try await phone.send("GET", "/api/v1/me").status == 401)
            #expect(try await phone.send("POST", "/session/renewal").status == 401)
            #expect(try await browser.isSignedIn)
            #expect(try await tablet.isSignedIn)
        }
    }

    @Test("All others are signed out at once")
    func signOutOthers() async throws {
        try await withJun { (site, browser) async throws in
            let phone = StoryBrowser(site)
            try await phone.signInAsJun()
            #expect(try await phone.isSignedIn)
            let reply = try await browser.submit([], to: "/settings/devices/others/sign-out", from: "/settings/devices")
            #expect(reply["location"] == "/settings/devices?news=devices")
            #expect(try await phone.send("GET", "/api/v1/me").status == 401)
            let page = try await browser.page("/settings/devices?news=devices")
            #expect(page.all("li", class: "row").count == 1 && page.all("form").isEmpty)
        }
    }

    @Test("Another person's device can't be signed out, nor is it told whether there is one")
    func anothers() async throws {
        try await withJun { (site, browser) async throws in
            let mira = StoryBrowser(site)
            _ = try await mira.send("POST", "/api/v1/accounts", json: Jun.order(handle: "mira"))
            _ = try await mira.send("POST", "/api/v1/sessions", json: Jun.session(id: "mira"))
            #expect(try await mira.isSignedIn)
            let page = try await browser.page("/settings")
            let token = page.all("input").first { $0["name"] == "form" }?["value"] ?? ""
            let session = try #require(mira.cookie("session"))
            for number in [session, "999999", "0", "-1"] {
                let reply = try await browser.post([("form", token)], to: "/settings/devices/\(number)/sign-out")
                #expect(reply.status == 303 && reply["location"] == "/settings/devices")
            }
            #expect(try await browser.post([("form", token)], to: "/settings/devices/x/sign-out").status == 404)
            #expect(try await mira.isSignedIn)
            #expect(try await mira.send("POST", "/session/renewal").status == 204)
        }
    }

    @Test("Signing out this device leads home without its cookies")
    func signOutThis() async throws {
        try await withJun { (site, browser) async throws in
            let page = try await browser.page("/settings")
            let token = page.all("input").first { $0["name"] == "form" }?["value"] ?? ""
            let session = try #require(browser.cookie("session"))
            let reply = try await browser.post([("form", token)], to: "/settings/devices/\(session)/sign-out")
            #expect(reply["location"] == "/" && browser.cookie("access") == nil)
            #expect(try await !browser.isSignedIn)
        }
    }
}
