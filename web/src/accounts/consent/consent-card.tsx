import { useQuery } from '@tanstack/react-query'
import { t } from '../../language/messages.ts'
import { Rich } from '../../language/rich.tsx'
import { SettingsCard } from '../settings/settings-card.tsx'
import { dueDay } from './due-day.ts'
import { ParentForm } from './parent-form.tsx'
import { SendAgain } from './send-again.tsx'
import { privacyQuery } from '../../platform/privacy.ts'

/** A card in a student’s settings, if someone must consent or has consented. */
export function ConsentCard() {
  const { data } = useQuery(privacyQuery)
  if (data === undefined || data.state === 'free' || data.state === 'ask') return null
  if (data.by === 'school')
    return (
      <SettingsCard id="ok" title={t('accounts/consent/a-grown-ups-ok')}>
        <p>{t('accounts/consent/school-said-ok-to-your-account')}</p>
      </SettingsCard>
    )
  if (data.by === 'parent')
    return (
      <SettingsCard id="ok" title={t('accounts/consent/a-grown-ups-ok')}>
        <p>
          {data.parentEmail === null ? (
            t('accounts/consent/parent-said-ok-to-your-account')
          ) : (
            <Rich
              id="accounts/consent/parent-said-ok"
              values={{ email: data.parentEmail }}
              parts={{ address: <span className="[overflow-wrap:anywhere]" /> }}
            />
          )}
        </p>
        {data.parentEmail !== null && <SendAgain email={data.parentEmail} />}
      </SettingsCard>
    )
  return (
    <SettingsCard
      id="ok"
      title={t('accounts/consent/a-grown-ups-ok')}
      about={
        data.dueAt === null
          ? t('accounts/consent/parent-has-to-say-ok')
          : t('accounts/consent/parent-has-to-say-ok-by-day', { day: dueDay(data.dueAt) })
      }
    >
      {data.parentEmail !== null && (
        <p role="status">
          <Rich
            id="accounts/consent/wrote-to-email"
            values={{ email: data.parentEmail }}
            parts={{ address: <strong className="[overflow-wrap:anywhere]" /> }}
          />
        </p>
      )}
      <ParentForm key={data.parentEmail} given={data.parentEmail} />
    </SettingsCard>
  )
}
