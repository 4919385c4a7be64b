import { Module } from "@nestjs/common";
import { Passwords } from "../accounts/passwords.js";
import { AdminDoor } from "./admin-door.js";

@Module({ providers: [AdminDoor, Passwords] })
export class CliModule {}
