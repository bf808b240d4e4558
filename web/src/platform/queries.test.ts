import { getPractice } from '@skills-center/contract/practice'
import { SkillId } from '@skills-center/contract/ids'
import { listSkills } from '@skills-center/contract/skills'
import { expect, test } from 'vitest'
import { urlOf } from './api.ts'
import { createQueryClient, queryOf, refresh } from './queries.ts'

test('by default data is never refetched by itself and nothing is tried again', () => {
  const { queries, mutations } = createQueryClient().getDefaultOptions()
  expect(queries).toMatchObject({
    refetchInterval: false,
    refetchOnWindowFocus: false,
    staleTime: Infinity,
    retry: false,
  })
  expect(mutations?.retry).toBe(false)
})

test('a path is filled with escaped parameters', () => {
  expect(urlOf('/api/check-username/{username}', { username: 'a/b?c' }, undefined)).toBe(
    '/api/check-username/a%2Fb%3Fc',
  )
})

test('a part of the query that is not given is left out', () => {
  expect(urlOf('/api/skills', undefined, { gradeLevel: undefined })).toBe('/api/skills')
  expect(urlOf('/api/skills', undefined, { gradeLevel: 6 })).toBe('/api/skills?gradeLevel=6')
})

test('refreshing an endpoint marks every query of it stale, and no other', async () => {
  const client = createQueryClient()
  const all = queryOf(listSkills)
  const sixth = queryOf(listSkills, { query: { gradeLevel: 6 } })
  const practice = queryOf(getPractice, { params: { id: SkillId.parse('unit-rates') } })
  for (const { queryKey } of [all, sixth]) client.setQueryData(queryKey, [])
  client.setQueryData([practice.queryKey[0]], {})

  await refresh(client, listSkills)

  expect(client.getQueryState(all.queryKey)?.isInvalidated).toBe(true)
  expect(client.getQueryState(sixth.queryKey)?.isInvalidated).toBe(true)
  expect(client.getQueryState(practice.queryKey)?.isInvalidated).toBe(false)
})
