import { t } from '../language/messages.ts'
import { Skeleton } from './skeleton.tsx'

interface MasteryRulesProps {
  /** Explains the figure, before the rules. */
  readonly meaning?: string | null
  /** Undefined until they have loaded. */
  readonly rules: readonly string[] | undefined
  readonly hasFailed: boolean
  readonly onOpen: () => void
}

/** How mastery is calculated, for anyone who asks. */
export function MasteryRules({ meaning = null, rules, hasFailed, onOpen }: MasteryRulesProps) {
  return (
    <details
      className="text-sm print:hidden"
      onToggle={(event) => {
        if (event.currentTarget.open) onOpen()
      }}
    >
      <summary className="w-fit cursor-pointer rounded-sm py-1 text-ink-soft underline decoration-line-strong underline-offset-4 hover:text-ink">
        {t('ui/how-your-mastery-is-worked-out')}
      </summary>
      {meaning !== null && <p className="mt-2 leading-snug">{meaning}</p>}
      {rules !== undefined ? (
        <ol className="mt-2 list-decimal space-y-2 rounded-md bg-sunken py-3 ps-8 pe-3 leading-snug text-ink">
          {rules.map((rule) => (
            <li key={rule} className="max-w-prose">
              {rule}
            </li>
          ))}
        </ol>
      ) : hasFailed ? (
        <p role="alert" className="mt-2 text-incorrect">
          {t('ui/rules-did-not-load')}
        </p>
      ) : (
        <Skeleton className="mt-2 h-32" />
      )}
    </details>
  )
}
