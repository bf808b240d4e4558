import type { RichText } from '@skills-center/contract/rich-text'
import { parseMarkup } from '@skills-center/curriculum/markup'
import temml from 'temml'

/** MathML of expressions met before: an item's fractions and labels come again and again. */
const rendered = new Map<string, string>()
const maxRendered = 20_000

function mathml(tex: string): string {
  const known = rendered.get(tex)
  if (known !== undefined) return known
  const made = temml.renderToString(tex, { throwOnError: true, annotate: false })
  // Emptying it all now and then is as good as forgetting the oldest, and costs nothing on the way.
  if (rendered.size >= maxRendered) rendered.clear()
  rendered.set(tex, made)
  return made
}

/** Markup as it is written in the curriculum, made ready to be shown: math becomes MathML. */
export function showMarkup(markup: string): RichText {
  return parseMarkup(markup).map((paragraph) =>
    paragraph.map((run) =>
      run.kind === 'math'
        ? { kind: 'math', tex: run.text, mathml: mathml(run.text) }
        : { kind: run.kind, text: run.text },
    ),
  )
}
