import { getOwnData } from '@skills-center/contract/accounts/own-data'
import { useMutation } from '@tanstack/react-query'
import { t } from '../../language/messages.ts'
import { call } from '../../platform/api.ts'
import { Button } from '../../ui/button.tsx'
import { EraseAccount } from './erase-account.tsx'
import { SettingsCard } from './settings-card.tsx'
import { DownloadedData } from './downloaded-data.tsx'
import { showFailure } from './use-settings-mutation.ts'

/** All data stored about the person: view, download, and delete. */
export function DataCard({ onErased }: { readonly onErased: () => void }) {
  const take = useMutation({
    mutationFn: () => call(getOwnData),
    onError: showFailure(t('accounts/settings/data-did-not-load')),
  })
  return (
    <SettingsCard
      id="data"
      title={t('accounts/settings/your-data')}
      about={t('accounts/settings/see-everything-that-is-kept')}
    >
      {take.data === undefined ? (
        <Button variant="outline" className="self-start" busy={take.isPending} onClick={() => take.mutate()}>
          {t('accounts/settings/get-my-data')}
        </Button>
      ) : (
        <DownloadedData data={take.data} />
      )}
      <EraseAccount onErased={onErased} />
    </SettingsCard>
  )
}
