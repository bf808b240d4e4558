import { t } from '../../language/messages.ts'
import { RadioCards } from './radio-cards.tsx'
import { sentences } from './topics.ts'
import type { useRequest } from './use-request.ts'

/** The prepared sentences for a child without consent, after an explanation. */
export function Sentences({ request }: { readonly request: ReturnType<typeof useRequest> }) {
  const { fields, faults, change } = request
  const all = sentences()
  const chosen = all.find(
    ({ sends }) =>
      sends.topic === fields.topic &&
      sends.phrase === fields.phrase &&
      sends.privacyWish === fields.privacyWish,
  )
  return (
    <>
      <p className="rounded-md bg-math-soft px-4 py-3">{t('support/pick-the-sentence-that-fits')}</p>
      <RadioCards
        legend={t('support/what-do-you-want')}
        name="phrase"
        value={chosen?.value ?? null}
        options={all}
        error={faults.phrase}
        onChange={(value) => {
          const sends = all.find((sentence) => sentence.value === value)?.sends
          if (sends !== undefined) change(sends)
        }}
      />
    </>
  )
}
