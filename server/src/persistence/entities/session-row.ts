import { Column, Entity, PrimaryColumn } from "typeorm";

@Entity("sessions")
export class SessionRow {
  /** SHA-256 of the cookie's token, in hex. */
  @PrimaryColumn({ type: "text" }) id: string;
  @Column({ type: "text", name: "account_id" }) accountId: string;
  @Column({ type: "timestamptz", name: "expires_at" }) expiresAt: Date;
}
