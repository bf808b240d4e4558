import type { Classroom } from '@skills-center/contract/classrooms'
import { t } from '../../language/messages.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { MutationError } from '../../platform/mutation-error.tsx'
import { useMakeSample, useRemoveSample } from '../use-sample.ts'

interface SampleCardProps {
  readonly sample: Classroom | undefined
  /** Whether it is known yet if there is one. */
  readonly isKnown: boolean
}

/** A class of made-up students that can be created, opened, and removed with one press each. */
export function SampleCard({ sample, isKnown }: SampleCardProps) {
  const make = useMakeSample()
  const remove = useRemoveSample()
  return (
    <Card as="section" aria-labelledby="sample" className="flex flex-wrap items-center gap-x-6 gap-y-4">
      <div className="min-w-0 flex-1 basis-72">
        <h2 id="sample" className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xl font-semibold">
          {t('classrooms/portal/look-around-in-a-sample-class')}
          <Badge tone="warm">{t('classrooms/portal/made-up-data')}</Badge>
        </h2>
        <p className="mt-1 max-w-prose text-ink-soft">{t('classrooms/portal/twelve-made-up-students')}</p>
        <MutationError error={make.error ?? remove.error} />
      </div>
      {sample === undefined ? (
        <Button variant="outline" busy={make.isPending} disabled={!isKnown} onClick={() => make.mutate()}>
          {make.isPending
            ? t('classrooms/portal/making-it-a-few-seconds')
            : t('classrooms/portal/make-a-sample-class')}
        </Button>
      ) : (
        <div className="flex flex-wrap gap-3">
          <ButtonLink href={`/classroom/${sample.id}`} variant="outline">
            {t('classrooms/portal/open-sample-class')}
          </ButtonLink>
          <Button variant="outline" busy={remove.isPending} onClick={() => remove.mutate()}>
            {t('classrooms/portal/remove-it')}
          </Button>
        </div>
      )}
    </Card>
  )
}
