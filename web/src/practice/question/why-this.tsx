import { t } from '../../language/messages.ts'

/** A disclosure with the reason this question was chosen. */
export function WhyThis({ why }: { why: string }) {
  return (
    <details className="text-sm">
      {/* Keeps its corner radius while the reason is open below it. */}
      <summary className="absolute end-0 top-0 w-fit cursor-pointer list-none rounded-sm text-ink-soft underline decoration-line-strong underline-offset-4 hover:text-ink [&::-webkit-details-marker]:hidden">
        {t('practice/why-this-question')}
      </summary>
      <p className="mt-2 max-w-prose rounded-md bg-sunken px-3 py-2 text-ink">{why}</p>
    </details>
  )
}
