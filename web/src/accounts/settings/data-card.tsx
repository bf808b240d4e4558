import { getOwnData } from '@skills-center/contract/accounts/own-data'
import { useMutation } from '@tanstack/react-query'
import { t } from '../../language/messages.ts'
import { call } from '../../platform/api.ts'
import { Button } from '../../ui/button.tsx'
import { EraseAccount } from './erase-account.tsx'
import { SettingsCard } from './settings-card.tsx'
import { TakenData } from './taken-data.tsx'
import { sayFailure } from './use-settings-mutation.ts'

/** Everything that is kept about the person: to look at, to take along, and to delete. */
export function DataCard({ onErased }: { readonly onErased: () => void }) {
  const take = useMutation({
    mutationFn: () => call(getOwnData),
    onError: sayFailure(t('Your data did not load')),
  })
  return (
    <SettingsCard
      id="data"
      title={t('Your data')}
      about={t('See everything that is kept about you, and take it along as files.')}
    >
      {take.data === undefined ? (
        <Button variant="outline" className="self-start" busy={take.isPending} onClick={() => take.mutate()}>
          {t('Get my data')}
        </Button>
      ) : (
        <TakenData data={take.data} />
      )}
      <EraseAccount onErased={onErased} />
    </SettingsCard>
  )
}
