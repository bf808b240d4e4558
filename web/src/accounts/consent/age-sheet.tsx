import { tellAge, type ConsentStatus } from '@skills-center/contract/accounts/consent'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { t } from '../../language/messages.ts'
import { Rich } from '../../language/rich.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { call } from '../../platform/api.ts'
import { BirthForm } from '../birth-form.tsx'
import { dueDay } from './due-day.ts'
import { ParentForm } from './parent-form.tsx'
import { reasonOf, usePrivacyMutation } from './use-privacy-mutation.ts'

interface AgeSheetProps {
  /** `ask` or `waiting`. */
  readonly standing: ConsentStatus
  readonly onTold: (standing: ConsentStatus) => void
  /** Goes on to what is behind the gate. */
  readonly onLater: () => void
}

/** Asks for the age, then for a parent’s address where one has to agree, and says that the mail is on its way. */
export function AgeSheet({ standing, onTold, onLater }: AgeSheetProps) {
  const tell = usePrivacyMutation(
    (born: { year: number; month: number } | null) => call(tellAge, { body: { born } }),
    onTold,
  )
  if (standing.state === 'ask')
    return (
      <Sheet key="age" title={t('When were you born?')}>
        <p>
          {t(
            'How we look after your account depends on your age. We keep an age group only, never the month or the year.',
          )}
        </p>
        <BirthForm onTell={tell.mutate} busy={tell.isPending} error={reasonOf(tell.error)} />
        <p className="text-sm text-ink-soft">
          <WhatWeKeep />
        </p>
      </Sheet>
    )
  return standing.parentEmail === null ? (
    <Sheet key="parent" title={t('Ask a grown-up')}>
      <p>
        {standing.dueAt === null
          ? t(
              'You can practice right away. To keep your account, you need an OK from a parent. Or join a class, and your teacher can say OK. We mail your parent what we keep, and a link to say yes or no.',
            )
          : t(
              'You can practice right away. To keep your account, you need an OK from a parent by {day}. Or join a class, and your teacher can say OK. We mail your parent what we keep, and a link to say yes or no.',
              { day: dueDay(standing.dueAt) },
            )}
      </p>
      <ParentForm given={null} onLater={onLater} />
      <p className="text-sm text-ink-soft">
        <WhatWeKeep />
      </p>
    </Sheet>
  ) : (
    <Sheet key="asked" title={t('Your mail is on its way')}>
      <p role="status">
        <Rich
          message="We wrote to <address>{email}</address>. Tell your parent to look for our mail. It may be in the spam folder."
          values={{ email: standing.parentEmail }}
          parts={{ address: <strong className="[overflow-wrap:anywhere]" /> }}
        />
      </p>
      <Button className="self-start" onClick={onLater}>
        {t('Start practicing')}
      </Button>
    </Sheet>
  )
}

function Sheet({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Card className="mx-auto flex max-w-xl flex-col gap-5">
      <PageHeading title={title} className="text-2xl sm:text-3xl" />
      {children}
    </Card>
  )
}

const WhatWeKeep = () => (
  <Rich
    message="Read <policy>what we keep and why</policy>."
    parts={{
      policy: <Link href="/privacy" className="font-semibold text-link" />,
    }}
  />
)
