import type { SiteMistake } from '@skills-center/contract/site/page'
import { t } from '../language/messages.ts'
import { contentLanguage } from '../language/language.ts'
import { RichTextLine, RichTextView } from '../item/rich-text.tsx'

/** Known mistakes on a topic: the wrong answers they lead to, and the feedback. */
export function TypicalMistakes({ mistakes }: { readonly mistakes: readonly SiteMistake[] }) {
  return (
    <section aria-labelledby="mistakes" className="mt-14">
      <h2 id="mistakes" className="text-2xl font-bold sm:text-3xl">
        {t('site/mistakes-we-know')}
      </h2>
      <p className="mt-2 max-w-[60ch] text-ink-soft">{t('site/wrong-answer-often-comes')}</p>
      <ul className="mt-6 grid gap-5 lg:grid-cols-2">
        {mistakes.map(({ skillName, language, name, explanation, example }) => (
          <li key={`${skillName} ${name}`} className="rounded-lg border border-line bg-surface p-5 sm:p-6">
            <p lang={contentLanguage({ language })} className="text-sm font-medium text-ink-soft">
              {skillName}
            </p>
            <div className="mt-2 font-display text-lg leading-snug font-semibold">
              <RichTextView text={example.stem} />
            </div>
            <dl className="mt-4 flex flex-col gap-1.5">
              <div className="flex gap-2.5">
                <dt className="w-28 shrink-0 font-semibold text-incorrect">{t('site/the-slip')}</dt>
                <dd>
                  <RichTextLine text={example.wrong} />
                </dd>
              </div>
              <div className="flex gap-2.5">
                <dt className="w-28 shrink-0 font-semibold text-correct">{t('site/it-is')}</dt>
                <dd>
                  <RichTextLine text={example.right} />
                </dd>
              </div>
            </dl>
            <div className="mt-4 border-t border-line pt-4">
              <RichTextView text={explanation} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
