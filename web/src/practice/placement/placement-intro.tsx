import type { Placement } from '@skills-center/contract/practice'
import { ArrowRight } from 'lucide-react'
import { t } from '../../language/messages.ts'
import { useSession } from '../../platform/session.tsx'
import { usePutAside } from '../../platform/visit.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'

/** What finding where to start is, and what it is not, before the first question. */
export function PlacementIntro({
  placement: { least, most },
  onBegin,
}: {
  placement: Placement
  onBegin: () => void
}) {
  const { user } = useSession()
  const [, skip] = usePutAside('placement', user.id)
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeading title={t('Find where to start')} />
      <p className="mt-2 text-lg text-ink-soft">
        {t('A few questions from here and there, so that practice begins where it helps you.')}
      </p>
      <Card className="mt-6">
        <ul className="ms-5 flex list-disc flex-col gap-2.5 text-lg marker:text-ink-soft">
          <li>{t('{least} to {most} questions, about 10 minutes.', { least, most })}</li>
          <li>{t('It is not a test. There is no score, and nothing counts against you.')}</li>
          <li>{t('Some questions will be too easy and some too hard. That is how we find the middle.')}</li>
          <li>{t('If something is new to you, say “I haven’t learned this yet”.')}</li>
          <li>{t('Stop whenever you like and go on later, where you left off.')}</li>
        </ul>
        <div className="mt-7 flex flex-wrap gap-3">
          <Button size="large" className="min-w-44 max-sm:w-full" onClick={onBegin}>
            {t('Begin')}
            <ArrowRight aria-hidden className="size-5" />
          </Button>
          <ButtonLink href="/" variant="quiet" size="large" className="max-sm:w-full" onClick={skip}>
            {t('Skip for now')}
          </ButtonLink>
        </div>
      </Card>
    </div>
  )
}
