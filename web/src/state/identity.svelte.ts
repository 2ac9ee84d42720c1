/** Who I am on the server: carried to another device by a handle and a passphrase, handed out, erased. */
import type { Me, Refused } from "../wire";
import { server, refuse } from "./server.svelte";

/** Whether it was done; a refusal is said. */
async function ask(method: "POST" | "DELETE", address: string, body?: unknown): Promise<Response | null> {
  const headers = body === undefined ? {} : { "content-type": "application/json" };
  const answer = await fetch(address, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  if (answer.ok) return answer;
  const said = (await answer.json().catch(() => null)) as Refused | null;
  if (said?.refusal) await refuse(said.refusal);
  return null;
}

/** All other devices are signed out then. */
export async function setPassphrase(passphrase: string, old: string): Promise<boolean> {
  const answer = await ask("POST", "/api/me/passphrase", { passphrase, old });
  if (answer) server.me = (await answer.json()) as Me;
  return answer !== null;
}

/** The cookie is another then, so everything begins anew. */
export async function signIn(handle: string, passphrase: string): Promise<boolean> {
  const done = (await ask("POST", "/api/sign-in", { handle, passphrase })) !== null;
  if (done) location.assign("/");
  return done;
}

export async function signOut(): Promise<void> {
  if (await ask("POST", "/api/sign-out")) location.assign("/");
}

export async function signOutEverywhere(): Promise<void> {
  if (await ask("POST", "/api/sign-out/everywhere")) location.assign("/");
}

export async function erase(): Promise<void> {
  if (await ask("DELETE", "/api/me")) location.assign("/");
}
