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

/** The same text on one line, for places that cannot hold a paragraph. */
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

/** Safe to insert as markup: our own server (or this folder's code) made it from TeX with a typesetter in safe mode. */
export function MathML({ markup }: { markup: string }) {
  return <span className="whitespace-nowrap" dangerouslySetInnerHTML={{ __html: markup }} />
}

/** The words and TeX of a text as one string, to compare two texts. */
export function signatureOf(text: RichText): string {
  return text
    .map((paragraph) => paragraph.map((run) => (run.kind === 'math' ? run.tex : run.text)).join(''))
    .join('\n')
}
