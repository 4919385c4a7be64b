/** The look of the page: paper and ink, lawn where dark is asked for. The policy for pages allows no style inside one. */
export const DOCS_STYLE = `:root {
  color-scheme: light dark;
  --bg: #fbf9f2; --field: #fff; --ink: #121d16; --ink-2: #3f4c43; --rule: #d9d5c5; --accent: #14633a;
}
@media (prefers-color-scheme: dark) {
  :root { --bg: #081a12; --field: #04110b; --ink: #f3f7ea; --ink-2: #bccdbd; --rule: #22402f; --accent: #8fdc6c; }
}
body { margin: 0; background: var(--bg); color: var(--ink); font: 15px/1.45 Archivo, system-ui, sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h1 { font-size: 1.5rem; margin: 0 0 1rem; }
h2 { font-size: 1.125rem; margin: 2.5rem 0 0; padding-bottom: .25rem; border-bottom: 2px solid var(--ink); }
h3 { font-size: 1rem; font-weight: 400; margin: 0; }
section { padding: .75rem 0; border-bottom: 1px solid var(--rule); }
section p { margin: .25rem 0 .5rem; color: var(--ink-2); }
a { color: var(--accent); }
code, pre { font-family: ui-monospace, monospace; font-size: .875rem; overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .125rem 1rem; margin: 0; }
dt { color: var(--ink-2); }
dd { margin: 0; }
details { border-bottom: 1px solid var(--rule); }
summary { padding: .5rem 0; cursor: pointer; }
pre { background: var(--field); margin: 0 0 .75rem; padding: .75rem; overflow: auto; max-height: 32rem; white-space: pre-wrap; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
`;
