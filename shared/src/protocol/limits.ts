/** The most commands that a client may ask about on joining, and so hold unanswered. */
export const MOST_UNSETTLED = 500;

/** Up to so many changes a joining client gets them one by one, else the snapshot (WIR-1). */
export const MOST_CHANGES = 500;
