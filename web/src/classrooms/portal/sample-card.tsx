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

/** A class of made-up students: made, opened and taken away again with one press each. */
export function SampleCard({ sample, isKnown }: SampleCardProps) {
  const make = useMakeSample()
  const remove = useRemoveSample()
  return (
    <Card as="section" aria-labelledby="sample" className="flex flex-wrap items-center gap-x-6 gap-y-4">
      <div className="min-w-0 flex-1 basis-72">
        <h2 id="sample" className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xl font-semibold">
          {t('Look around in a sample class')}
          <Badge tone="warm">{t('Made-up data')}</Badge>
        </h2>
        <p className="mt-1 max-w-prose text-ink-soft">
          {t(
            'Twelve made-up students with four weeks of answers, so that every report has something to show. They count in none of your figures, and you remove them with one press.',
          )}
        </p>
        <MutationError error={make.error ?? remove.error} />
      </div>
      {sample === undefined ? (
        <Button variant="outline" busy={make.isPending} disabled={!isKnown} onClick={() => make.mutate()}>
          {make.isPending ? t('Making it, a few seconds') : t('Make a sample class')}
        </Button>
      ) : (
        <div className="flex flex-wrap gap-3">
          <ButtonLink href={`/classroom/${sample.id}`} variant="outline">
            {t('Open sample class')}
          </ButtonLink>
          <Button variant="outline" busy={remove.isPending} onClick={() => remove.mutate()}>
            {t('Remove it')}
          </Button>
        </div>
      )}
    </Card>
  )
}
