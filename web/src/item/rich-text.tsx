import type { Inline, RichText } from '@skills-center/contract/rich-text'
import { useContentLanguage } from '../language/content.ts'
import { joinWords } from './join-words.ts'
import './rich-text.css'

/** Paragraphs of words and typeset math. */
export function RichTextView({ text }: { text: RichText }) {
  const language = useContentLanguage()
  return text.map((paragraph, index) => (
    <p key={index} lang={language} className="not-first:mt-[0.6em]">
      <Runs runs={paragraph} />
    </p>
  ))
}

/** The same text in one line, for places where a paragraph may not stand. */
export function RichTextLine({ text }: { text: RichText }) {
  const language = useContentLanguage()
  return text.map((paragraph, index) => (
    <span key={index} lang={language} className={index > 0 ? 'block' : undefined}>
      <Runs runs={paragraph} />
    </span>
  ))
}

function Runs({ runs }: { runs: readonly Inline[] }) {
  return runs.map((run, index) => {
    switch (run.kind) {
      case 'text':
        return joinWords(run.text)
      case 'strong':
        return <strong key={index}>{joinWords(run.text)}</strong>
      case 'math':
        return <MathML key={index} markup={run.mathml} />
    }
  })
}

/** Safe to set as markup: our own server (or this room) made it out of TeX by a typesetter that is trusted with nothing. */
export function MathML({ markup }: { markup: string }) {
  return <span className="whitespace-nowrap" dangerouslySetInnerHTML={{ __html: markup }} />
}

/** The words and TeX of a text in one string, for comparing two texts. */
export function signatureOf(text: RichText): string {
  return text
    .map((paragraph) => paragraph.map((run) => (run.kind === 'math' ? run.tex : run.text)).join(''))
    .join('\n')
}
