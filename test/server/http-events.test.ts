import { answerSchema, canonicalJson, type EventState } from "@drawroom/shared";
import { beforeAll, describe, expect, test } from "vitest";
import type { z } from "zod";
import { changesSchema, eventListSchema, eventSchema } from "../../server/src/events/event-schemas";
import { blocksViewSchema } from "../../server/src/events/views/blocks-view";
import { drawLogViewSchema } from "../../server/src/events/views/draw-log-view";
import { orderOfPlayViewSchema } from "../../server/src/events/views/order-of-play-view";
import { standingsViewSchema } from "../../server/src/events/views/standings-view";
import { nth, SINGLES } from "../support/builders";
import { giveAll, liveDrawOf, makeEvent, managerOf, openAs, scene } from "../support/hub-scene";
import { command, join, newCommandId, next } from "../support/socket-client";
import { startNode, type TestNode } from "../support/start-node";
import { firstAccount, Visitor } from "../support/visitor";

let node: TestNode;
let owner: Visitor;
let anyone: Visitor;
beforeAll(async () => {
  node = await startNode();
  owner = await firstAccount(node);
  anyone = new Visitor(node);
});

const NOT_FOUND = { refusal: { code: "event.notFound" } };

describe("events over HTTP", () => {
  test("[API-1] the list: published events for all, one's own besides", async () => {
    const shown = await scene(owner);
    const hidden = await scene(owner, [], { published: false });
    const slugsFor = async (visitor: Visitor) => {
      const { body } = await visitor.get("/api/events");
      return eventListSchema.parse(body).map(({ slug, role }) => `${slug} ${role}`);
    };
    const own = await slugsFor(owner);
    expect(own).toContain(`${shown.slug} owner`);
    expect(own).toContain(`${hidden.slug} owner`);
    const forAll = await slugsFor(anyone);
    expect(forAll).toContain(`${shown.slug} spectator`);
    expect(forAll.join()).not.toContain(hidden.slug);
  });

  test("[API-1] making one: once by the same command, never at an address that is taken", async () => {
    const fields = {
      name: "New",
      venue: "Lawn",
      zone: "Europe/London",
      startsOn: "2026-05-13",
      endsOn: "2026-05-14",
    };
    const body = { commandId: newCommandId(), slug: "brand-new", ...fields };
    const first = await owner.post("/api/events", body);
    expect(first).toMatchObject({ status: 201, body: { slug: "brand-new" } });
    expect((await owner.post("/api/events", body)).body).toEqual(first.body);
    const again = await owner.post("/api/events", { ...body, commandId: newCommandId() });
    expect(again).toMatchObject({ status: 409, body: { refusal: { code: "event.slugTaken" } } });
    const wrong = await owner.post("/api/events", { ...body, zone: "Nowhere/Here" });
    expect(wrong).toMatchObject({ status: 400, body: { refusal: { code: "protocol.invalid" } } });
    expect((await anyone.post("/api/events", body)).body).toEqual({
      refusal: { code: "access.notSignedIn" },
    });
  });

  test("[API-1] an event as it stands, with an ETag of version and role", async () => {
    const made = await scene(owner, liveDrawOf(16, 2));
    const path = `/api/events/${made.slug}`;
    const reply = await anyone.get(path);
    expect(eventSchema.parse(reply.body)).toMatchObject({
      eventId: made.eventId,
      slug: made.slug,
      version: made.version,
      role: "spectator",
    });
    const etag = reply.headers.get("etag") ?? "";
    expect(etag).toBe(`W/"${made.version}-spectator"`);
    expect((await owner.get(path)).headers.get("etag")).toBe(`W/"${made.version}-owner"`);
    expect((await anyone.get(path, { "if-none-match": etag })).status).toBe(304);
    await giveAll(owner, made.slug, [{ type: "changeSettings", name: "Other" }]);
    expect((await anyone.get(path, { "if-none-match": etag })).status).toBe(200);
  });

  test("[ACC-3] one that is not published is as if it were not there, in whatever way it is asked for", async () => {
    const display = { id: "bigs", name: "Bar", view: "blocks" as const };
    const made = await scene(owner, [...liveDrawOf(16, 2), { type: "addDisplay", display }], {
      published: false,
    });
    const paths = (slug: string, code: string) =>
      ["", "/changes", `/competitions/${SINGLES}/blocks`, `/competitions/${SINGLES}/standings`]
        .map((path) => `/api/events/${slug}${path}`)
        .concat(`/api/displays/${code}`);
    for (const path of [
      ...paths(made.slug, `${made.eventId}bigs`),
      ...paths("nosuch", "nosuchbigs"),
    ]) {
      expect(await anyone.get(path)).toMatchObject({ status: 404, body: NOT_FOUND });
    }
    for (const path of paths(made.slug, `${made.eventId}bigs`))
      expect((await owner.get(path)).status).toBe(200);
    const given = command({ type: "publishEvent" });
    const refused = await anyone.post(`/api/events/${made.slug}/commands`, given);
    expect(refused).toEqual({
      ...(await anyone.post("/api/events/nosuch/commands", given)),
      headers: refused.headers,
    });
  });

  test("[API-1] the changes since a version, and the state where they are not to be had", async () => {
    const made = await scene(owner, [{ type: "changeSettings", name: "Before" }]);
    const read = async (visitor: Visitor, since: number) =>
      changesSchema.parse(
        (await visitor.get(`/api/events/${made.slug}/changes?since=${since}`)).body,
      );
    const { version } = made;
    expect(await read(anyone, version)).toMatchObject({ kind: "changes", version, changes: [] });
    expect(await read(anyone, version - 1)).toMatchObject({ kind: "snapshot", version });
    expect(await read(owner, version - 1)).toMatchObject({
      kind: "changes",
      changes: [{ version }],
    });
    expect(await read(owner, -1)).toMatchObject({ kind: "snapshot", version });
    const wrong = await owner.get(`/api/events/${made.slug}/changes?since=x`);
    expect(wrong).toMatchObject({ status: 400, body: { refusal: { code: "protocol.invalid" } } });
  });

  test("[SCR-7] removing one takes its owner and its name; who watches is put out", async () => {
    const { slug, eventId } = await makeEvent(owner, { name: "To Go" });
    await giveAll(owner, slug, [{ type: "publishEvent" }]);
    const send = (visitor: Visitor, name: string) =>
      fetch(`${node.url}/api/events/${slug}`, {
        method: "DELETE",
        headers: {
          "content-type": "application/json",
          origin: node.url,
          cookie: visitor.cookie ?? "",
        },
        body: JSON.stringify({ name }),
      });
    expect((await send(anyone, "To Go")).status).toBe(403);
    expect((await send(owner, "To go")).status).toBe(400);
    const socket = await openAs(node, owner);
    await join(socket, eventId);
    const notice = next(socket, "server:notice");
    expect((await send(owner, "To Go")).status).toBe(204);
    expect(await notice).toEqual({ code: "access.revoked", eventId });
    expect(await owner.get(`/api/events/${slug}`)).toMatchObject({ status: 404, body: NOT_FOUND });
  });
});

describe("commands over HTTP", () => {
  test("[API-1] the same answers as over the socket, and a status for access and form", async () => {
    const made = await scene(owner);
    const manager = await managerOf(node, made);
    const path = `/api/events/${made.slug}/commands`;
    const rename = command({ type: "changeSettings", name: "By HTTP" });
    const accepted = await owner.post(path, rename);
    expect(accepted.status).toBe(200);
    expect(answerSchema.parse(accepted.body)).toMatchObject({ outcome: "accepted" });
    expect((await owner.post(path, rename)).body).toEqual(accepted.body);
    expect(await owner.post(path, command({ type: "removeCourt", court: "none" }))).toMatchObject({
      status: 200,
      body: { outcome: "rejected", refusal: { code: "court.notFound" } },
    });
    for (const other of [manager, anyone]) {
      expect(await other.post(path, command({ type: "publishEvent" }))).toMatchObject({
        status: 403,
        body: { outcome: "rejected", refusal: { code: "access.notOwner" } },
      });
    }
    expect(await owner.post(path, { type: "rename" })).toMatchObject({
      status: 400,
      body: { outcome: "rejected", refusal: { code: "protocol.invalid" } },
    });
    expect(await owner.post(path, "{oops")).toMatchObject({
      status: 400,
      body: { refusal: { code: "protocol.invalid" } },
    });
  });

  test("[ACC-6] a foreign page's write and a forged cookie are refused", async () => {
    const made = await scene(owner);
    const path = `/api/events/${made.slug}/commands`;
    const given = command({ type: "unpublishEvent" });
    expect(await owner.post(path, given, { origin: "http://elsewhere.example" })).toMatchObject({
      status: 403,
      body: { refusal: { code: "access.foreignOrigin" } },
    });
    const forger = new Visitor(node);
    forger.cookie = "drawroom_session=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";
    expect(await forger.post(path, given)).toMatchObject({
      status: 403,
      body: { outcome: "rejected" },
    });
  });
});

describe("derived views", () => {
  const views: readonly (readonly [string, z.ZodType])[] = [
    ["blocks", blocksViewSchema],
    ["standings", standingsViewSchema],
    ["order-of-play", orderOfPlayViewSchema],
    ["draw-log", drawLogViewSchema],
  ];

  test.each(views)("[API-1] %s are what their schema says", async (name, schema) => {
    const made = await scene(owner, [
      ...liveDrawOf(16, 2),
      { type: "pickSeat", entrant: nth(3), seat: `${SINGLES}.A1` },
    ]);
    const drawing = await anyone.get(`/api/events/${made.slug}/competitions/${SINGLES}/${name}`);
    expect(schema.parse(drawing.body)).toMatchObject({
      version: made.version,
      competition: { id: SINGLES },
    });
    await giveAll(owner, made.slug, [
      { type: "closeLiveDraw", competition: SINGLES },
      { type: "makeOrderOfPlay", competition: SINGLES },
      { type: "enterResult", match: `${SINGLES}.A.1-2`, result: { games: [[7, 3]] } },
    ]);
    const played = await anyone.get(`/api/events/${made.slug}/competitions/${SINGLES}/${name}`);
    schema.parse(played.body);
    expect(await anyone.get(`/api/events/${made.slug}/competitions/none/${name}`)).toMatchObject({
      status: 404,
      body: { refusal: { code: "competition.notFound" } },
    });
  });

  test("[HND-5] who is not drawn yet is not shown", async () => {
    const made = await scene(owner, [
      ...liveDrawOf(16, 2),
      { type: "pickSeat", entrant: nth(3), seat: `${SINGLES}.A1` },
    ]);
    const base = `/api/events/${made.slug}/competitions/${SINGLES}`;
    const blocks = blocksViewSchema.parse((await anyone.get(`${base}/blocks`)).body);
    const shown = blocks.blocks
      .flatMap(({ seats }) => seats)
      .flatMap(({ entrant }) => entrant?.id ?? []);
    expect(shown).toEqual([nth(3)]);
    expect(blocks.live).toMatchObject({ drawn: 1, total: 16, next: "A2" });
    const standings = standingsViewSchema.parse((await anyone.get(`${base}/standings`)).body);
    expect(standings.blocks.flatMap(({ rows }) => rows).map(({ entrant }) => entrant?.id)).toEqual([
      nth(3),
    ]);
  });

  test("[SCR-3] a display's code leads to its event", async () => {
    const display = { id: "bigs", name: "Bar", view: "blocks" as const };
    const made = await scene(owner, [{ type: "addDisplay", display }]);
    const reply = await anyone.get(`/api/displays/${made.eventId}bigs`);
    const { state } = reply.body as { state: EventState };
    expect(canonicalJson(state.displays.bigs)).toContain("Bar");
    expect((await anyone.get(`/api/displays/${made.eventId}none`)).status).toBe(404);
  });
});

describe("the documentation", () => {
  test("[API-1] every route is in the OpenAPI document, with schemas that stand in it", async () => {
    const { body } = await anyone.get("/api/openapi.json");
    const document = body as {
      openapi: string;
      paths: Record<string, unknown>;
      components: { schemas: object };
    };
    expect(document.openapi).toBe("3.1.0");
    for (const path of [
      "/api/events",
      "/api/events/{slug}",
      "/api/events/{slug}/changes",
      "/api/events/{slug}/commands",
      "/api/events/{slug}/competitions/{id}/blocks",
      "/api/events/{slug}/competitions/{id}/standings",
      "/api/events/{slug}/competitions/{id}/bracket",
      "/api/events/{slug}/competitions/{id}/stages",
      "/api/events/{slug}/competitions/{id}/rounds",
      "/api/events/{slug}/competitions/{id}/rounds.trf",
      "/api/events/{slug}/competitions/{id}/order-of-play",
      "/api/events/{slug}/competitions/{id}/draw-log",
      "/api/displays/{code}",
    ]) {
      expect(document.paths).toHaveProperty([path]);
    }
    const named = [...JSON.stringify(document.paths).matchAll(/#\/components\/schemas\/(\w+)/g)];
    for (const [, name] of named) expect(document.components.schemas).toHaveProperty(name ?? "");
    expect(JSON.stringify(document.components.schemas)).toContain("pickSeat");
  });

  test("[API-1] a page for people that needs nothing from elsewhere", async () => {
    const page = await anyone.get("/api/docs");
    expect(page.status).toBe(200);
    expect(page.headers.get("content-type")).toContain("text/html");
    expect(page.body).not.toMatch(/<script|style=|https?:\/\//);
    expect(page.body).toContain("/api/events/{slug}/commands");
    expect((await anyone.get("/api/docs.css")).headers.get("content-type")).toContain("text/css");
  });
});
