import { MathML } from './rich-text.tsx'

/** An answer as it was read, in plain text such as `1 1/2` or `7/8 cup`: fractions are set as fractions. */
export function WrittenAnswer({ text }: { text: string }) {
  const match = /^(?<sign>[-\u2212]?)(?:(?<whole>\d+) )?(?<top>\d+)\/(?<bottom>\d+)(?<rest>\D*)$/.exec(text)
  const parts = match?.groups
  if (!parts) return <span className="whitespace-nowrap">{text.replace(/^-/, '\u2212')}</span>
  // Digits and a sign only: nothing in it can be markup.
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
