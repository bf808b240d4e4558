import { t } from '../../language/messages.ts'

/** The true reason why this question comes now, for anyone who asks. */
export function WhyThis({ why }: { why: string }) {
  return (
    <details className="text-sm">
      {/* Keeps its corner when the reason opens under it. */}
      <summary className="absolute end-0 top-0 w-fit cursor-pointer list-none rounded-sm text-ink-soft underline decoration-line-strong underline-offset-4 hover:text-ink [&::-webkit-details-marker]:hidden">
        {t('practice/why-this-question')}
      </summary>
      <p className="mt-2 max-w-prose rounded-md bg-sunken px-3 py-2 text-ink">{why}</p>
    </details>
  )
}
