import type { Placement } from '@skills-center/contract/practice'
import { ArrowRight } from 'lucide-react'
import { t } from '../../language/messages.ts'
import { useSession } from '../../platform/session.tsx'
import { useDismissed } from '../../platform/use-dismissed.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { Trail } from '../../ui/trail.tsx'

/** Explains placement before the first question: what it is and what it is not. */
export function PlacementIntro({
  placement: { least: min, most: max },
  onBegin,
}: {
  placement: Placement
  onBegin: () => void
}) {
  const { user } = useSession()
  const [, skip] = useDismissed('placement', user.id)
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeading title={t('practice/find-where-to-start')} />
      <p className="mt-2 text-ink-soft sm:text-lg">{t('practice/few-questions-from-here')}</p>
      <Card className="mt-4 sm:mt-6">
        <Trail className="float-end -mt-2 ms-4 mb-2 w-64 max-md:hidden" />
        <ul className="ms-5 flex list-disc flex-col gap-2 marker:text-ink-soft sm:gap-2.5 sm:text-lg">
          <li>{t('practice/least-to-most-questions', { least: min, most: max })}</li>
          <li>{t('practice/and-nothing-counts-against')}</li>
          <li>{t('practice/each-answer-earns-points')}</li>
          <li>{t('practice/some-questions-will-be-too')}</li>
          <li>{t('practice/something-is-new')}</li>
          <li>{t('practice/stop-whenever-you-like')}</li>
        </ul>
        <div className="mt-5 flex flex-wrap gap-x-3 gap-y-1 sm:mt-7">
          <Button size="large" className="min-w-44 max-sm:w-full" onClick={onBegin}>
            {t('practice/begin')}
            <ArrowRight aria-hidden className="size-5" />
          </Button>
          <ButtonLink href="/" variant="quiet" size="large" className="max-sm:w-full" onClick={skip}>
            {t('practice/skip-for-now')}
          </ButtonLink>
        </div>
      </Card>
    </div>
  )
}
