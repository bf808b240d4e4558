import type { SupportContext } from '@skills-center/contract/support'
import { t } from '../../language/messages.ts'
import { Checkbox } from '../../ui/checkbox.tsx'

type Part = keyof SupportContext

const names = (): Readonly<Record<Part, string>> => ({
  page: t('support/page-you-came'),
  version: t('support/version-of-the-site'),
  browser: t('support/your-browser'),
})
const parts: readonly Part[] = ['page', 'version', 'browser']

interface ContextChoiceProps {
  readonly context: SupportContext
  readonly leftOut: readonly Part[]
  readonly onChange: (leftOut: readonly Part[]) => void
}

/** Shows the technical details that are sent along, word for word, and lets the sender leave out each part. */
export function ContextChoice({ context, leftOut, onChange }: ContextChoiceProps) {
  return (
    <fieldset className="rounded-md border border-line px-4 pt-1 pb-3">
      <legend className="px-1 text-[0.94rem] font-semibold">{t('support/sent-along')}</legend>
      <p className="text-sm text-ink-soft">{t('support/helps-us-to-find')}</p>
      <ul className="mt-2 flex flex-col gap-1">
        {parts.map((part) => {
          const value = context[part]
          const isSent = !leftOut.includes(part)
          return (
            value !== undefined && (
              <li key={part}>
                <Checkbox
                  className="min-h-11"
                  checked={isSent}
                  onChange={() =>
                    onChange(isSent ? [...leftOut, part] : leftOut.filter((left) => left !== part))
                  }
                >
                  <span className="min-w-0">
                    <span className="block text-sm font-semibold">{names()[part]}</span>
                    <span
                      className={`block text-sm wrap-anywhere text-ink-soft ${isSent ? '' : 'line-through'}`}
                    >
                      {value}
                    </span>
                  </span>
                </Checkbox>
              </li>
            )
          )
        })}
      </ul>
    </fieldset>
  )
}
