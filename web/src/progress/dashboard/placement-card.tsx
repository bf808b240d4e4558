import { ArrowRight } from 'lucide-react'
import { t } from '../../language/messages.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Trail } from '../../ui/trail.tsx'

/** Offers placement to a new student; one click skips it. */
export function PlacementCard({ onSkip }: { readonly onSkip: () => void }) {
  return (
    <section
      aria-labelledby="placement"
      className="relative flex min-h-64 flex-col justify-between gap-5 rounded-lg border border-math bg-math-soft p-5 max-sm:min-h-80 sm:p-7"
    >
      <Trail className="absolute end-7 bottom-5 w-72 max-lg:hidden" />
      <div className="lg:pe-80">
        <p className="font-semibold">{t('progress/a-good-first-step')}</p>
        <h2 id="placement" className="mt-1 text-2xl font-bold sm:text-3xl">
          {t('progress/find-where-to-start')}
        </h2>
        <p className="mt-1.5 max-w-prose">{t('progress/ten-to-25-questions-show')}</p>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <ButtonLink
          href="/practice/overview/placement"
          variant="primary"
          size="large"
          className="max-sm:w-full"
        >
          {t('progress/find-where-to-start')}
          <ArrowRight aria-hidden className="size-5 shrink-0" />
        </ButtonLink>
        <Button variant="quiet" size="large" className="max-sm:w-full" onClick={onSkip}>
          {t('progress/skip-for-now')}
        </Button>
      </div>
    </section>
  )
}
