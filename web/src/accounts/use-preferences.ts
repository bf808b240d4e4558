import { getSettings } from '@skills-center/contract/accounts/settings'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { applyPreferences } from '../platform/preferences.ts'
import { queryOf } from '../platform/queries.ts'

/** Applies the signed-in user's preferences on any device. */
export function usePreferences(): void {
  const { data } = useQuery(queryOf(getSettings))
  // Keeps the document and this browser's storage in step with the settings.
  useEffect(() => {
    if (data !== undefined) applyPreferences(data.preferences)
  }, [data])
}
