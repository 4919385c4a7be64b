import { onMounted, onUnmounted, shallowRef, type ShallowRef } from "vue";

/**
 * `kept`: the device stays awake; `refused`: it may not, such as on a low battery; `none`: it can't be asked, since a venue's network is
 * plain http or the browser knows no wake lock.
 */
export type Wake = "asking" | "kept" | "refused" | "none";

/** Keeps the device awake while the page is seen, where it may (SCR-3). */
export function useWakeLock(): ShallowRef<Wake> {
  const wake = shallowRef<Wake>("asking");
  let lock: WakeLockSentinel | null = null;

  async function ask(): Promise<void> {
    if (!window.isSecureContext || !("wakeLock" in navigator)) {
      wake.value = "none";
      return;
    }
    if (document.visibilityState !== "visible" || (lock && !lock.released)) return;
    try {
      lock = await navigator.wakeLock.request("screen");
      wake.value = "kept";
    } catch {
      wake.value = "refused";
    }
  }
  // The lock is lost whenever the page is hidden.
  const onSeen = (): void => void ask();
  onMounted(() => {
    void ask();
    document.addEventListener("visibilitychange", onSeen);
  });
  onUnmounted(() => {
    document.removeEventListener("visibilitychange", onSeen);
    void lock?.release();
  });
  return wake;
}
