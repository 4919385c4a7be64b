import { Column, Entity, PrimaryColumn } from "typeorm";

@Entity("links")
export class LinkRow {
  /** SHA-256 of the link's token, in hex. */
  @PrimaryColumn({ type: "text" }) id: string;
  @Column({ type: "text" }) kind: string;
  /** Whom it signs in. */
  @Column({ type: "text", name: "account_id", nullable: true }) accountId: string | null;
  /** The event to which it invites. */
  @Column({ type: "text", name: "event_id", nullable: true }) eventId: string | null;
  @Column({ type: "timestamptz", name: "expires_at" }) expiresAt: Date;
  @Column({ type: "text", name: "used_by", nullable: true }) usedBy: string | null;
}
