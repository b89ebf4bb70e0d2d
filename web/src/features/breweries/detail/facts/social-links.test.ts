import { expect, test } from 'vitest';
import { socialLinks } from './social-links.ts';

test('only networks with a link are shown, website first', () => {
  const links = socialLinks({
    tiktok: 'https://tiktok.com/@b',
    x: null,
    instagram: 'javascript:alert(1)',
    website: 'https://b.example',
  });
  expect(links).toEqual([
    { network: 'website', name: 'Website', href: 'https://b.example/' },
    { network: 'tiktok', name: 'TikTok', href: 'https://tiktok.com/@b' },
  ]);
});
