import type { ClassroomId } from '@skills-center/contract/classrooms'
import { useQuery, type QueryClient } from '@tanstack/react-query'
import type { PrintedCard } from './printed-card.ts'

/*
 * New passwords and codes, in this window's memory only: deleted by a reload, by signing out, and a few minutes after
 * the last page that shows them closes.
 */
const keyOf = (id: ClassroomId) => ['login-cards', id]

const none: readonly PrintedCard[] = []

/** Adds cards to those not printed yet; a student's newer card replaces the older one. */
export function storeCards(client: QueryClient, id: ClassroomId, cards: readonly PrintedCard[]): void {
  client.setQueryData<readonly PrintedCard[]>(keyOf(id), (kept = none) => [
    ...kept.filter((old) => cards.every((card) => card.studentId !== old.studentId)),
    ...cards,
  ])
}

export function useLoginCards(id: ClassroomId): readonly PrintedCard[] {
  const { data } = useQuery<readonly PrintedCard[]>({
    queryKey: keyOf(id),
    queryFn: () => none,
    initialData: none,
    enabled: false,
  })
  return data
}
