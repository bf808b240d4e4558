import { chooseForLti, type LtiChoice } from '@skills-center/contract/lti'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '../language/messages.ts'
import { call } from '../platform/api.ts'
import { MutationError } from '../platform/mutation-error.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { SegmentedControl } from '../ui/segmented-control.tsx'
import { AssignmentChoices } from './assignment-choices.tsx'
import { SkillChoices } from './skill-choices.tsx'

const kinds = ['assignment', 'skill'] as const

/** Where a teacher, who came from a course, chooses what its links lead to. */
export function ChoosePage({ code }: { readonly code: string }) {
  const [kind, setKind] = useState<LtiChoice['kind']>('assignment')
  const [choices, setChoices] = useState<readonly LtiChoice[]>([])
  const send = useMutation({
    mutationFn: () => call(chooseForLti, { body: { code, choices: [...choices] } }),
    onSuccess({ path }) {
      if (path !== null) location.assign(path)
    },
  })
  const title = t('lti/add-to-your-course')
  if (send.data?.path === null)
    return (
      <>
        <PageHeading title={title} />
        <p role="status">{t('lti/added-to-your-course')}</p>
      </>
    )
  return (
    <div className="flex flex-col gap-6">
      <div>
        <PageHeading title={title} />
        <p className="mt-1 text-ink-soft">{t('lti/about-choosing')}</p>
      </div>
      <Card className="flex flex-col gap-5">
        <SegmentedControl
          label={t('lti/what-to-add')}
          value={kind}
          options={kinds.map((value) => ({
            value,
            label: value === 'assignment' ? t('lti/assignments') : t('lti/skills'),
          }))}
          onChange={(value) => {
            setKind(value)
            setChoices([])
          }}
        />
        {kind === 'assignment' ? (
          <AssignmentChoices choices={choices} onChange={setChoices} />
        ) : (
          <SkillChoices choices={choices} onChange={setChoices} />
        )}
        <MutationError error={send.error} />
        <Button
          className="self-start"
          disabled={choices.length === 0}
          busy={send.isPending || send.isSuccess}
          onClick={() => send.mutate()}
        >
          {t('lti/add-to-course')}
        </Button>
      </Card>
    </div>
  )
}
