/** Which page is shown. The address says it, so every page can be linked to. */

export type Route =
  | { at: "home" }
  | { at: "table"; id: string }
  | { at: "join"; token: string }
  | { at: "replay"; id: string; version: number | null }
  | { at: "make"; game: string }
  | { at: "me" }
  | { at: "rules"; game: string; rule: string | null }
  | { at: "credits" }
  | { at: "nowhere"; path: string };

/** A joining token stands behind the hash: browsers do not send that part, so it is in no server's log. */
export function routeOf(path: string, hash: string): Route {
  const parts = path.split("/").filter((part) => part !== "");
  const [first, second, third, ...more] = parts.map(unquoted);
  if (first === undefined) return { at: "home" };
  if (more.length === 0) {
    if (first === "t" && second && third === undefined) return { at: "table", id: second };
    if (first === "r" && second && third === undefined) return { at: "replay", id: second, version: versionIn(hash) };
    if (first === "me" && second === undefined) return { at: "me" };
    if (first === "join" && second === undefined) return { at: "join", token: hash.replace(/^#/, "") };
    if (first === "credits" && second === undefined) return { at: "credits" };
    if (first === "new" && second && third === undefined) return { at: "make", game: second };
    if (first === "rules" && second) return { at: "rules", game: second, rule: third ?? null };
  }
  return { at: "nowhere", path };
}

export function pathOf(route: Route): string {
  switch (route.at) {
    case "home":
      return "/";
    case "table":
      return `/t/${encodeURIComponent(route.id)}`;
    case "join":
      return `/join#${route.token}`;
    case "replay":
      return `/r/${encodeURIComponent(route.id)}${route.version === null ? "" : `#${route.version}`}`;
    case "make":
      return `/new/${encodeURIComponent(route.game)}`;
    case "me":
      return "/me";
    case "rules":
      return ["/rules", route.game, ...(route.rule === null ? [] : [route.rule])].map((part, i) => (i ? encodeURIComponent(part) : part)).join("/");
    case "credits":
      return "/credits";
    case "nowhere":
      return route.path;
  }
}

/** The moment that a link to a replay leads to. */
function versionIn(hash: string): number | null {
  return /^#\d{1,7}$/.test(hash) ? Number(hash.slice(1)) : null;
}

function unquoted(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The token in something that a person pasted: a whole link, or the token alone. */
export function tokenIn(pasted: string): string | null {
  const token = pasted.trim().replace(/^.*#/s, "");
  return /^[\w.-]{4,}$/.test(token) ? token : null;
}

const here = $state<{ route: Route }>({ route: routeOf(location.pathname, location.hash) });

export function route(): Route {
  return here.route;
}

export function go(to: Route, how: "push" | "replace" = "push"): void {
  history[how === "push" ? "pushState" : "replaceState"](null, "", pathOf(to));
  here.route = to;
  if (how === "push") scrollTo(0, 0);
}

/** Back and forward, and clicks on links of this page, without loading the page anew. Returns a function that stops it. */
export function followAddress(): () => void {
  const look = (): void => void (here.route = routeOf(location.pathname, location.hash));
  const click = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.getAttribute("href")?.startsWith("#")) return;
    const to = routeOf(link.pathname, link.hash);
    if (to.at === "nowhere") return;
    event.preventDefault();
    go(to);
  };
  addEventListener("popstate", look);
  addEventListener("hashchange", look);
  document.addEventListener("click", click);
  return () => {
    removeEventListener("popstate", look);
    removeEventListener("hashchange", look);
    document.removeEventListener("click", click);
  };
}
