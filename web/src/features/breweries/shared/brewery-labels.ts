/** What a brewery's fields are called in the forms of those who look after it. */
export const breweryLabels = {
  name: 'Name',
  address: 'Street Address',
  city: 'City',
  state: 'State',
  zipCode: 'ZIP Code',
  phone: 'Phone',
  hours: 'Hours',
  policies: 'Policies',
  tapListUrl: 'Tap List URL',
} as const;
