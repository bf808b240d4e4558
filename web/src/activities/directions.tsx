import type { RichText } from '@skills-center/contract/rich-text'
import { useContentLanguage } from '../language/content.ts'
import { t } from '../language/messages.ts'
import { RichTextView } from '../item/rich-text.tsx'

/** The worked solution, collapsed. */
export function Directions({ steps }: { readonly steps: readonly RichText[] }) {
  const language = useContentLanguage()
  if (steps.length === 0) return null
  return (
    <details className="mt-5">
      <summary className="cursor-pointer font-semibold text-action">
        {t('activities/see-how-it-works')}
      </summary>
      <ol className="mt-3 list-decimal space-y-3 ps-6 text-lg leading-relaxed">
        {steps.map((step, index) => (
          <li key={index} lang={language} className="max-w-prose">
            <RichTextView text={step} />
          </li>
        ))}
      </ol>
    </details>
  )
}
