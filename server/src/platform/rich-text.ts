import type { RichText } from '@skills-center/contract/rich-text'
import { parseMarkup } from '@skills-center/curriculum/markup'
import temml from 'temml'

/** Caches MathML by expression, because the same fractions and labels recur. */
const rendered = new Map<string, string>()
const maxRendered = 20_000

function mathml(tex: string): string {
  const known = rendered.get(tex)
  if (known !== undefined) return known
  const made = temml.renderToString(tex, { throwOnError: true, annotate: false })
  // Clearing the whole cache now and then is as good as evicting the oldest entry, and cheaper.
  if (rendered.size >= maxRendered) rendered.clear()
  rendered.set(tex, made)
  return made
}

/** Converts curriculum markup into rich text to display: math becomes MathML. */
export function showMarkup(markup: string): RichText {
  return parseMarkup(markup).map((paragraph) =>
    paragraph.map((run) =>
      run.kind === 'math'
        ? { kind: 'math', tex: run.text, mathml: mathml(run.text) }
        : { kind: run.kind, text: run.text },
    ),
  )
}
