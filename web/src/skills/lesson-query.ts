import type { SkillId } from '@skills-center/contract/ids'
import { ExampleSeed, getLesson, type SkillLesson } from '@skills-center/contract/skills'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSearchParams } from 'wouter'
import { call } from '../platform/api.ts'
import { queryOf } from '../platform/queries.ts'

const lessonQuery = (id: SkillId, seed: ExampleSeed | undefined) =>
  queryOf(getLesson, { params: { id }, query: { seed } })

/**
 * The lesson of a skill, and a function that loads another example. The example's seed is in the address, so that a
 * reload, a printed page, or a shared link shows the same one.
 */
export function useLesson(id: SkillId) {
  const client = useQueryClient()
  const [search, setSearch] = useSearchParams()
  const seed = seedIn(search)
  const lesson = useQuery(lessonQuery(id, seed))

  function keep(shown: SkillLesson) {
    const shownSeed = shown.workedExample.seed
    client.setQueryData(lessonQuery(id, shownSeed).queryKey, shown)
    setSearch({ example: String(shownSeed) }, { replace: true })
  }
  const another = useMutation({
    mutationFn: () => call(getLesson, { params: { id }, query: {} }),
    networkMode: 'always',
    onSuccess: keep,
  })

  // Keeps the address in step with the example that the server picked.
  useEffect(() => {
    if (seed === undefined && lesson.data !== undefined) keep(lesson.data)
  })
  return { lesson, another }
}

function seedIn(search: URLSearchParams): ExampleSeed | undefined {
  const text = search.get('example')
  return text === null || text === '' ? undefined : ExampleSeed.safeParse(Number(text)).data
}
