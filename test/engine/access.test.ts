import { commandKinds, refusalOfAccess, type CommandInput } from "@drawroom/shared";
import { describe, expect, test } from "vitest";
import { emptyEvent, eventWith, withManager } from "../support/builders";
import {
  after,
  afterBy,
  answerTo,
  MANAGER,
  OWNER,
  refusalTo,
  SERVER,
  STRANGER,
} from "../support/world";

const rename: CommandInput = { type: "changeSettings", name: "Another" };
const world = eventWith({ manager: true, published: true });

describe("who may give which command", () => {
  test("[ACC-1] only the owner's edits are taken", () => {
    expect(answerTo(world, rename, OWNER).ok).toBe(true);
    for (const actor of [MANAGER, STRANGER, SERVER, { ...OWNER, isServer: true }]) {
      expect(refusalTo(world, rename, actor)).toEqual({ code: "access.notOwner" });
    }
  });

  test("[ACC-1] every command but those of managers and the server is the owner's alone", () => {
    const by = (giver: string) =>
      Object.values(commandKinds)
        .filter((kind) => (kind.by ?? "owner") === giver)
        .map((kind) => kind.type);
    expect(by("manager")).toEqual(["leaveEvent", "acceptOwnership", "declineOwnership"]);
    expect(by("server")).toEqual(["createEvent", "takeOverEvent", "joinAsManager", "changePerson"]);
    for (const type of by("owner")) {
      const kind = commandKinds[type as keyof typeof commandKinds];
      expect(refusalOfAccess(world.state, kind, MANAGER)?.code, type).toBe("access.notOwner");
    }
  });

  test("[ACC-1] a removed manager's right is gone with the same change", () => {
    const removed = after(world, { type: "removeManager", person: MANAGER.id });
    expect(refusalTo(removed, { type: "leaveEvent" }, MANAGER)).toEqual({
      code: "access.notManager",
    });
  });

  test("[ACC-1] the server's commands are not taken from the owner", () => {
    const person = { id: "somebody", name: "Some Body", wcfRules: true };
    expect(refusalTo(world, { type: "joinAsManager", person })).toEqual({
      code: "access.serverOnly",
    });
    expect(refusalTo(world, { type: "changePerson", person: { ...person, id: OWNER.id } })).toEqual(
      {
        code: "access.serverOnly",
      },
    );
  });

  test("[ACC-3] a stranger's command to an event that is not published is answered as for none", () => {
    const hidden = withManager(emptyEvent());
    expect(refusalTo(hidden, rename, STRANGER)).toEqual({ code: "event.notFound" });
    expect(refusalTo(hidden, rename, MANAGER)).toEqual({ code: "access.notOwner" });
  });

  test("[ACC-3] publication notes the version that made it", () => {
    const published = after(emptyEvent(), rename, { type: "publishEvent" });
    expect(published.state.settings.event?.published).toBe(published.held.version);
    const again = after(published, { type: "unpublishEvent" }, rename2, { type: "publishEvent" });
    expect(again.state.settings.event?.published).toBe(again.held.version);
  });
});

const rename2: CommandInput = { type: "changeSettings", name: "A third" };

describe("ownership", () => {
  const offered = after(world, { type: "offerOwnership", to: MANAGER.id });

  test("[ACC-2] it moves by offer and acceptance, in one change, so there is always one owner", () => {
    const moved = afterBy(offered, MANAGER, { type: "acceptOwnership" });
    expect(moved.held.version).toBe(offered.held.version + 1);
    for (const change of moved.changes) expect(change.version).toBeGreaterThan(0);
    const owners = Object.values(moved.state.people).filter((person) => person.role === "owner");
    expect(owners.map((person) => person.id)).toEqual([MANAGER.id]);
    expect(moved.state.people[OWNER.id]?.role).toBe("manager");
    expect(moved.state.settings.event?.offeredTo).toBeUndefined();
    expect(refusalTo(moved, rename, OWNER)).toEqual({ code: "access.notOwner" });
    expect(answerTo(moved, rename, MANAGER).ok).toBe(true);
  });

  test("[ACC-2] it is accepted only by whom it is offered to, and only while it is", () => {
    expect(refusalTo(world, { type: "acceptOwnership" }, MANAGER)).toEqual({
      code: "ownership.notOffered",
    });
    const withdrawn = after(offered, { type: "withdrawOffer" });
    const declined = afterBy(offered, MANAGER, { type: "declineOwnership" });
    for (const world of [withdrawn, declined]) {
      expect(refusalTo(world, { type: "acceptOwnership" }, MANAGER)).toEqual({
        code: "ownership.notOffered",
      });
    }
  });

  test("[ACC-2] it is offered to a manager of the event", () => {
    expect(refusalTo(world, { type: "offerOwnership", to: "nobodyis" }).code).toBe(
      "person.notFound",
    );
    expect(refusalTo(world, { type: "offerOwnership", to: OWNER.id }).code).toBe("person.isOwner");
  });

  test("[ACC-2] the owner can't leave, nor be removed", () => {
    expect(refusalTo(world, { type: "leaveEvent" }).code).toBe("access.notManager");
    expect(refusalTo(world, { type: "removeManager", person: OWNER.id }).code).toBe(
      "person.isOwner",
    );
  });

  test("[ACC-2] an offer is void when its manager goes", () => {
    const left = afterBy(offered, MANAGER, { type: "leaveEvent" });
    expect(left.state.people[MANAGER.id]).toBeUndefined();
    expect(left.state.settings.event?.offeredTo).toBeUndefined();
  });
});

describe("people", () => {
  test("[ACC-1] an invited manager joins once; joining again changes nothing", () => {
    const person = { id: MANAGER.id, name: MANAGER.name, wcfRules: false };
    expect(world.state.people[MANAGER.id]).toEqual({ ...person, role: "manager" });
    expect(answerTo(world, { type: "joinAsManager", person }, SERVER)).toEqual({
      ok: true,
      value: [],
    });
  });

  test("[ACC-5] the WCF rules flag comes from the server, and leaves roles alone", () => {
    const person = { id: MANAGER.id, name: "Robert Manager", wcfRules: true };
    const changed = afterBy(world, SERVER, { type: "changePerson", person });
    expect(changed.state.people[MANAGER.id]).toEqual({ ...person, role: "manager" });
    expect(answerTo(changed, { type: "changePerson", person }, SERVER)).toEqual({
      ok: true,
      value: [],
    });
    const unknown = { ...person, id: "nobodyis" };
    expect(refusalTo(world, { type: "changePerson", person: unknown }, SERVER).code).toBe(
      "person.notFound",
    );
  });

  test("[ACC-4] a person in the state has an id, a name, a role and the flag, and nothing else", () => {
    for (const person of Object.values(world.state.people)) {
      expect(Object.keys(person).sort()).toEqual(["id", "name", "role", "wcfRules"]);
    }
  });
});
