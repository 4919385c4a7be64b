import type { Plugin } from "vite";

const WEB_TRANSPORT = "webtransport: WT,";

/**
 * The page speaks by WebSocket or polling; WebTransport, which no server of ours offers, would be in the first page's bundle all the
 * same (SCR-10).
 */
export const leanSocket = (): Plugin => ({
  name: "lean-socket",
  apply: "build",
  transform: {
    filter: { id: /\/engine\.io-client\/build\/esm\/transports\/index\.js/ },
    handler(code) {
      if (!code.includes(WEB_TRANSPORT))
        this.error(
          "engine.io-client names its transports in another way now; see build/lean-socket.ts",
        );
      return { code: code.replace(WEB_TRANSPORT, ""), map: null };
    },
  },
});
