import { Column, Entity, PrimaryColumn } from "typeorm";

@Entity("accounts")
export class AccountRow {
  @PrimaryColumn({ type: "text" }) id: string;
  /** Lower case. */
  @Column({ type: "text" }) email: string;
  @Column({ type: "text" }) name: string;
  /** null: signs in by a link only. */
  @Column({ type: "text", name: "password_hash", nullable: true }) passwordHash: string | null;
  @Column({ type: "boolean", name: "wcf_rules" }) wcfRules: boolean;
  /** The flag that the account's events know. */
  @Column({ type: "boolean", name: "wcf_rules_told" }) wcfRulesTold: boolean;
  @Column({ type: "boolean", name: "is_sample" }) isSample: boolean;
}
