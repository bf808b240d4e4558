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
  readonly status: ConsentStatus
  readonly onAnswered: (status: ConsentStatus) => void
  /** Continues past the gate. */
  readonly onLater: () => void
}

/** Asks for the age, then for a parent’s address if a parent must consent, and says that the email has been sent. */
export function AgeSheet({ status, onAnswered, onLater }: AgeSheetProps) {
  const answer = usePrivacyMutation(
    (born: { year: number; month: number } | null) => call(tellAge, { body: { born } }),
    onAnswered,
  )
  if (status.state === 'ask')
    return (
      <Sheet key="age" title={t('accounts/consent/when-were-you-born')}>
        <p>{t('accounts/consent/how-we-look')}</p>
        <BirthForm onSubmit={answer.mutate} busy={answer.isPending} error={reasonOf(answer.error)} />
        <p className="text-sm text-ink-soft">
          <WhatWeKeep />
        </p>
      </Sheet>
    )
  return status.parentEmail === null ? (
    <Sheet key="parent" title={t('accounts/consent/ask-a-grown-up')}>
      <p>
        {status.dueAt === null
          ? t('accounts/consent/can-practice-right-away')
          : t('accounts/consent/can-practice-right-away-to-keep', { day: dueDay(status.dueAt) })}
      </p>
      <ParentForm given={null} onLater={onLater} />
      <p className="text-sm text-ink-soft">
        <WhatWeKeep />
      </p>
    </Sheet>
  ) : (
    <Sheet key="asked" title={t('accounts/consent/mail-is-on-its-way')}>
      <p role="status">
        <Rich
          id="accounts/consent/we-wrote-to-email"
          values={{ email: status.parentEmail }}
          parts={{ address: <strong className="[overflow-wrap:anywhere]" /> }}
        />
      </p>
      <Button className="self-start" onClick={onLater}>
        {t('accounts/consent/start-practicing')}
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
    id="accounts/consent/read-what-we-keep"
    parts={{
      policy: <Link href="/privacy" className="font-semibold text-link" />,
    }}
  />
)
