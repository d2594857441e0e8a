import { ApiProblem } from '@buildorder/client'
import { expect, test, vi } from 'vitest'
import { LostUpdate } from './lost-update'
import { inOrder, saveMember } from './save-member'

const stale = () => new ApiProblem(412, { code: 'precondition_failed' })
const product = (version: number, name: string, weight = 1) => ({ version, name, weight })
type Product = ReturnType<typeof product>
const read = ({ name }: Product) => name

test('save: a change based on what is there is sent with its version', async () => {
  const send = vi.fn(async () => product(2, 'New'))
  const reload = vi.fn()
  expect(await saveMember({ current: () => product(1, 'Old'), read, base: 'Old', send, reload })).toEqual(
    product(2, 'New'),
  )
  expect(send).toHaveBeenCalledWith(1, 1)
  expect(reload).not.toHaveBeenCalled()
})

test('save: after a change of another member, it is sent again with the new version', async () => {
  const send = vi.fn(async (version: number) => {
    if (version === 1) throw stale()
    return product(3, 'New', 5)
  })
  const reload = async () => product(2, 'Old', 5)
  await saveMember({ current: () => product(1, 'Old'), read, base: 'Old', send, reload })
  expect(send.mock.calls).toEqual([
    [1, 1],
    [2, 2],
  ])
})

test('save: a change of the same member is a lost update with the other value', async () => {
  const send = vi.fn(async () => {
    throw stale()
  })
  const reload = async () => product(2, 'Theirs')
  const saved = saveMember<Product>({ current: () => product(1, 'Old'), read, base: 'Old', send, reload })
  await expect(saved).rejects.toMatchObject({ theirs: 'Theirs' })
  await expect(saved).rejects.toBeInstanceOf(LostUpdate)
  expect(send).toHaveBeenCalledTimes(1)
})

test('save: a list that was loaded again meanwhile also shows a lost update', async () => {
  const send = vi.fn()
  const saved = saveMember<Product>({
    current: () => product(2, 'Theirs'),
    read,
    base: 'Old',
    send,
    reload: vi.fn(),
  })
  await expect(saved).rejects.toBeInstanceOf(LostUpdate)
  expect(send).not.toHaveBeenCalled()
})

test('save: attempts are bounded', async () => {
  const send = vi.fn(async () => {
    throw stale()
  })
  const reload = async () => product(9, 'Old')
  await expect(
    saveMember<Product>({ current: () => product(1, 'Old'), read, base: 'Old', send, reload }),
  ).rejects.toBeInstanceOf(ApiProblem)
  expect(send).toHaveBeenCalledTimes(3)
})

test('order: saves of one entity wait for each other, also after a failure', async () => {
  const seen: string[] = []
  const first = inOrder('a', async () => {
    await Promise.resolve()
    seen.push('first')
    throw new Error('refused')
  })
  const second = inOrder('a', async () => void seen.push('second'))
  await expect(first).rejects.toThrow('refused')
  await second
  expect(seen).toEqual(['first', 'second'])
})
