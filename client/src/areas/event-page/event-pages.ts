/** The pages of an event as one chunk: whoever opens one of them soon looks at the others, and a phone waits for each request. */
export { default as EventShell } from "./EventShell.vue";
export { default as EventPage } from "./EventPage.vue";
export { default as NowTab } from "../now/NowTab.vue";
export { default as BlocksTab } from "../blocks/BlocksTab.vue";
export { default as PlayersTab } from "../blocks/PlayersTab.vue";
export { default as OrderOfPlayTab } from "../order-of-play/OrderOfPlayTab.vue";
