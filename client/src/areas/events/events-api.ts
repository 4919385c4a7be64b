import { request } from "../../http/request";

export interface ListedEvent {
  readonly slug: string;
  readonly name: string;
  readonly venue: string;
  readonly startsOn: string;
  readonly endsOn: string;
  readonly published: boolean;
  readonly role: "owner" | "manager" | "spectator";
}

export interface NewEvent {
  readonly commandId: string;
  readonly slug: string;
  readonly name: string;
  readonly venue: string;
  readonly zone: string;
  readonly startsOn: string;
  readonly endsOn: string;
}

export const listEvents = () => request<readonly ListedEvent[]>("GET", "/api/events");
export const createEvent = (event: NewEvent) =>
  request<{ readonly slug: string }>("POST", "/api/events", event);
