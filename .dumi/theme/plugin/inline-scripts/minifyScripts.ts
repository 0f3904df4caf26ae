import { transformSync } from 'esbuild';

const SCRIPT = /(?<=<script>)[^<].*?(?=<\/script>)/gs;

const OPTIONS = { target: 'es2020', minify: true };

const minified = new Map<string, string>();

/** Minifies the scripts that stand in a document's HTML. Those with an attribute have a source, or are data. */
export function minifyScripts(html: string): string {
  return html.replace(SCRIPT, (script) => {
    const known = minified.get(script) ?? transformSync(script, OPTIONS).code.trim();
    minified.set(script, known);
    return known;
  });
}
