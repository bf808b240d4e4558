import { useContentLanguage } from '../language/content.ts'
import { mathMarkup } from './math-text.ts'
import { MathML } from './rich-text.tsx'

/**
 * An answer as it was read, in plain text such as `1 1/2`, `7/8 cup`, or, with `isAlgebra`, `2x² + 6`. Math is typeset
 * if possible.
 */
export function WrittenAnswer({ text, isAlgebra = false }: { text: string; isAlgebra?: boolean }) {
  const language = useContentLanguage()
  const markup = isAlgebra ? mathMarkup(text) : null
  return (
    <span lang={language}>
      {markup === null ? <WrittenNumber text={text} /> : <MathML markup={markup} />}
    </span>
  )
}

/** A number with any unit; fractions are typeset. */
function WrittenNumber({ text }: { text: string }) {
  const match = /^(?<sign>[-\u2212]?)(?:(?<whole>\d+) )?(?<top>\d+)\/(?<bottom>\d+)(?<rest>\D*)$/.exec(text)
  const parts = match?.groups
  // A long list may break between lines; a number and its unit may not.
  const wraps = text.length > 20 ? 'wrap-anywhere' : 'whitespace-nowrap'
  if (!parts) return <span className={wraps}>{text.replace(/(?<!\w)-(?=[\d.])/g, '\u2212')}</span>
  // Only digits and a sign, so it cannot contain markup.
  const markup = [
    '<math>',
    parts['sign'] ? '<mo form="prefix">\u2212</mo>' : '',
    parts['whole'] ? `<mn>${parts['whole']}</mn>` : '',
    `<mfrac><mn>${parts['top']}</mn><mn>${parts['bottom']}</mn></mfrac></math>`,
  ].join('')
  return (
    <>
      <MathML markup={markup} />
      {parts['rest']}
    </>
  )
}
